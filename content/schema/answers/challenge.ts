/** What the browser and the CMS say to each other about the bot challenge. */

/** What the challenge takes at most. */
const longestAction = 32

/** For what a token is good: the browser asks for it, and the CMS looks whether it was got for that. */
export const challengeAction = (form: string): string => form.slice(0, longestAction)

/** Name of the error with which the CMS answers where the token was not good. */
export const challengeRefused = 'ChallengeRefused'
