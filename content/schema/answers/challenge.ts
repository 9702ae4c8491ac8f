/** The contract between the browser and the CMS about the bot challenge. */

/** Characters that the challenge takes at most. */
const maxActionLength = 32

/** The action a token is issued for; the CMS checks that it matches. */
export const challengeAction = (form: string): string => form.slice(0, maxActionLength)

/** Name of the error with which the CMS answers where the token was not good. */
export const challengeRefused = 'ChallengeRefused'
