import { shopContact } from '../../../lib/shop-contact.ts'
import { shopSeller } from '../../../lib/shop-seller.ts'
import { socialLinks } from '../../social-links.ts'
import type { HeadFacts } from '../head-facts.ts'

/** The shop as the publisher of a page; the home page and the page about it say the rest of it. */
export const publisher = ({ origin, brand }: HeadFacts) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: brand,
  logo: `${origin}/icon-512.png`,
})

export const organization = (facts: HeadFacts) => ({
  ...publisher(facts),
  url: facts.urlOf({ page: 'home' }),
  legalName: shopSeller.name,
  taxID: shopSeller.taxId,
  address: { '@type': 'PostalAddress', streetAddress: shopSeller.address, addressCountry: 'TH' },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: internationalNumber(shopContact.phone),
    email: shopContact.email,
    availableLanguage: ['th', 'en'],
  },
  sameAs: socialLinks.map(({ url }) => url),
})

/** `02-000-0000` is `+66-2-000-0000` abroad. */
const internationalNumber = (phone: string) => phone.replace(/^0/, '+66-')

export const webSite = ({ origin, brand, language, urlOf }: HeadFacts) => {
  const results = new URL(urlOf({ page: 'productList' }))
  results.searchParams.set('keyword', '')
  const [before, after = ''] = String(results).split('keyword=')
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: urlOf({ page: 'home' }),
    name: brand,
    inLanguage: language,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${before}keyword={search_term_string}${after}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}
