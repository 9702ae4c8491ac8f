/**
 * The places that the site leads to and that are not its own, by the variable that names the address of each. In the
 * demonstration, a page stands there that says what would.
 */
export interface ExternalService {
  /** `{id}` stands for a film or a cinema; links that mean none of them leave it out. */
  readonly path: string
  readonly heading: string
  readonly text: string
}

const ticketing = { heading: 'Here the ticketing app takes over' }

export const externalServices = {
  TICKETS_URL: { ...ticketing, path: '/tickets', text: 'Films, times and seats are chosen there, and paid for.' },
  BOOKING_BY_MOVIE_URL: {
    ...ticketing,
    path: '/tickets/films/{id}',
    text: 'It begins with the showtimes of one film.',
  },
  SHOWTIMES_URL: { ...ticketing, path: '/tickets/cinemas/{id}', text: 'It begins with the showtimes of one cinema.' },
  SIGN_IN_URL: {
    path: '/sign-in',
    heading: 'Here members sign in',
    text: 'Their tickets, points and details are there.',
  },
  MEMBER_URL: { path: '/join', heading: 'Here visitors become members', text: 'They give their details and join.' },
  APP_URL: {
    path: '/app',
    heading: 'Here the app is fetched',
    text: 'It leads on to the store of the visitor’s phone.',
  },
  SHOP_URL: { path: '/shop', heading: 'Here the online shop takes over', text: 'Gifts and passes are bought there.' },
} as const satisfies Record<string, ExternalService>

export const seats: ExternalService = {
  ...ticketing,
  path: '/tickets/showtimes/{id}/seats',
  text: 'It begins with the choice of seats for this showtime.',
}

/** The place at a path, and the id in it, as it is written there. */
export function externalServiceAt(
  path: string,
): { readonly place: ExternalService; readonly id: string | undefined } | undefined {
  for (const place of [...Object.values(externalServices), seats]) {
    const [before = '', after] = place.path.split('{id}')
    if (after === undefined ? path === before : path.startsWith(before) && path.endsWith(after)) {
      const id = after === undefined ? undefined : path.slice(before.length, path.length - after.length)
      if (id === undefined || /^[^/]*$/.test(id)) return { place, id }
    }
  }
  return undefined
}
