import type { Product, VariantSize } from '../../../../openapi/generated/schema.ts'
import { findCategory } from '../../../lib/products/category-tree.ts'
import { priceToPay } from '../../../lib/formats/money.ts'
import type { HeadFacts } from '../head-facts.ts'
import { wordsOf } from '../plain-text.ts'

/** A product with an offer for each variant: what a shopper pays, with VAT, and whether it is in stock. */
export function productData({ urlOf, origin, pictureOf, categories }: HeadFacts, product: Product) {
  const url = urlOf({ page: 'productDetail', id: product.id })
  const pictures = [product.imageUrl, ...product.images.map((image) => image.url)]
  const place = findCategory(categories, product.categoryPath)
  const images = new Set(pictures.flatMap((picture) => pictureOf(picture)?.url ?? []))
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: product.name,
    sku: product.code,
    description: wordsOf(product.descriptionHtml),
    ...(place && { category: [...place.ancestors, place.category].map(({ name }) => name).join(' > ') }),
    ...(product.material && { material: product.material.name }),
    ...(images.size > 0 && { image: [...images].map((image) => new URL(image, origin).href) }),
    ...ratingOf(product),
    offers: product.variants.flatMap(({ variantId, sizes }) =>
      sizes.map((size) => ({
        '@type': 'Offer',
        sku: variantId,
        url: withVariant(url, variantId),
        availability: `https://schema.org/${availability(product, size)}`,
        ...price(size),
      })),
    ),
  }
}

/** What customers gave, and the first of what they said. */
function ratingOf({ rating, reviews = [] }: Product) {
  if (!rating) return {}
  const { average, count } = rating
  const best = { bestRating: 5, worstRating: 1 }
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, ...best },
    review: reviews.map(({ stars, author, text, writtenAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: writtenAt.slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: stars, ...best },
      ...(text !== '' && { reviewBody: text }),
    })),
  }
}

function withVariant(url: string, variantId: string): string {
  const address = new URL(url)
  address.searchParams.set('variant', variantId)
  return address.href
}

function availability({ status }: Product, { stock }: VariantSize): string {
  if (status === 'cancelled') return 'Discontinued'
  return stock > 0 ? 'InStock' : 'OutOfStock'
}

const priceCurrency = 'THB'

/** Shown prices include VAT; a regular price beside a special one is struck through, as on the page. */
function price({ price: regular, specialPrice }: VariantSize) {
  const paid = priceToPay(regular, specialPrice)
  const toPay = { '@type': 'UnitPriceSpecification', price: paid, priceCurrency, valueAddedTaxIncluded: true }
  const struckThrough = {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: regular.amount,
    priceCurrency,
  }
  return {
    price: paid,
    priceCurrency,
    priceSpecification: paid < regular.amount ? [toPay, struckThrough] : toPay,
  }
}
