/** The variables of an environment that are set: an empty value counts as none, so that a line of `.env.example` may stay. */
export const presentVariables = (
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
