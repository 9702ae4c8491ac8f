/** Says in a sentence what the contract has against a value. */
import type * as z from 'zod'

export function sentenceOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string' ? `At most ${issue.maximum} characters.` : `At most ${issue.maximum}.`
    case 'too_small':
      if (issue.origin === 'array') return `At least ${issue.minimum}.`
      return issue.origin === 'string' ? 'Please fill this in.' : `At least ${issue.minimum}.`
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}.`
    case 'invalid_format':
      return formatSentence(issue)
    case 'invalid_type':
      return issue.expected === 'int' ? 'Must be a whole number.' : `Must be a ${issue.expected}.`
    default:
      return sentence(issue.message)
  }
}

function formatSentence(issue: z.core.$ZodIssueInvalidStringFormat): string {
  if (issue.format === 'date') return 'Must be a day, such as 2026-10-01.'
  // Where the contract has no words of its own, zod's name the expression.
  return issue.message.startsWith('Invalid string')
    ? `Does not have the expected form ${issue.pattern ?? ''}.`
    : sentence(issue.message)
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}${words.endsWith('.') ? '' : '.'}`
