/** The settings of the CMS: with a secret it looks at the token of the bot challenge. Every key stands in `.env.example`. */
import * as z from 'zod'
import { httpUrl, presentVariables } from '../../../../content/schema/environment.ts'

export const challengeEnvironment = z.object({
  CHALLENGE_SECRET: z.string().optional(),
  CHALLENGE_VERIFY_URL: httpUrl.default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
})

export const challengeSettings = challengeEnvironment.parse(presentVariables(process.env))
