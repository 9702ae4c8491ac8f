/**
 * The `autocomplete` values of the HTML standard that each type of field may have. Passwords and cards are not among
 * them: no form of ours asks for any.
 */

const ofEvery = { on: 'What the browser thinks', off: 'Nothing' } as const
const email = { email: 'E-mail address', username: 'User name' } as const
const tel = { tel: 'Telephone number' } as const

export const autocompleteTokens = {
  text: {
    ...ofEvery,
    name: 'Full name',
    'honorific-prefix': 'Title before the name',
    'given-name': 'Given name',
    'additional-name': 'Middle names',
    'family-name': 'Family name',
    'honorific-suffix': 'Title after the name',
    nickname: 'Nickname',
    'organization-title': 'Position in a company',
    organization: 'Company',
    'address-line1': 'Address, first line',
    'address-line2': 'Address, second line',
    'address-line3': 'Address, third line',
    'address-level1': 'State',
    'address-level2': 'Town',
    'address-level3': 'District',
    'address-level4': 'Part of a district',
    'postal-code': 'Postcode',
    country: 'Code of the country',
    'country-name': 'Country',
    language: 'Language',
    bday: 'Birthday',
    'bday-day': 'Day of the birthday',
    'bday-month': 'Month of the birthday',
    'bday-year': 'Year of birth',
    sex: 'Gender',
    url: 'Website',
    photo: 'Address of a picture',
    impp: 'Address for instant messages',
    ...email,
    ...tel,
    'tel-country-code': 'Telephone: code of the country',
    'tel-national': 'Telephone without the code of the country',
    'tel-area-code': 'Telephone: area code',
    'tel-local': 'Telephone without the area code',
    'tel-extension': 'Telephone: extension',
  },
  email: { ...ofEvery, ...email },
  phone: { ...ofEvery, ...tel },
} as const
