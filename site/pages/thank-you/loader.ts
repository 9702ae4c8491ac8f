import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { packagesOffered } from '#site/loaders/content-pages/packages/booking.ts'
import { invitationPlaces } from '#site/loaders/content-pages/packages/invitation-places.ts'
import { filmsIn } from '#site/loaders/films/films.ts'

/** Shows films after a form was sent, and what that form says then. */
export const load = basicPageLoader((source, { path }) => {
  const forms = source.all('form').filter(({ thankYouPath }) => thankYouPath === path)
  // Who has asked for a party will want to invite others.
  const inviting = forms.filter((form) => packagesOffered(source, form)).map(({ id }) => id)
  return {
    path,
    films: filmsIn(source, 'now-showing'),
    confirmations: forms.map(({ id, body }) => ({ form: id, text: source.prose(body) })),
    inviting,
    ...(inviting.length > 0 ? { rest: invitationPlaces(source, source.all('package')) } : {}),
  }
})
