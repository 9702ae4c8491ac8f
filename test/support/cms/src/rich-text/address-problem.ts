/** Payload lets any address pass that looks like one; here only those pass that the site can show. */
import { classifyLink } from '../../../../../content/schema/link.ts'

export function addressProblem(
  value: unknown,
  { siblingData }: { siblingData?: { linkType?: unknown } },
): string | true {
  if (siblingData?.linkType === 'internal') return true
  const link = classifyLink(String(value ?? ''))
  return link.kind !== 'refused' || `This cannot be linked: ${link.why}.`
}
