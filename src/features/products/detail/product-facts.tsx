import { useTranslation } from 'react-i18next'
import type { Category, Product } from '../../../../openapi/generated/schema.ts'
import { NoBreakTerms } from '../../../components/no-break-terms/no-break-terms.tsx'
import { RichText } from '../../../components/rich-text/rich-text.tsx'
import { useFormat } from '../../../lib/formats/use-format.ts'
import type { Choice } from './choice/product-choice.ts'
import classes from './product-facts.module.css'

interface ProductFactsProps {
  product: Product
  choice: Choice | undefined
  category: Category | undefined
}

/** The product's description and what is known of its material. The choice itself stands with the sizes. */
export function ProductFacts({ product, choice, category }: ProductFactsProps) {
  const { t } = useTranslation('products')
  const { dimensions } = useFormat()
  const measured = choice && dimensionsBeyondSize(choice.size.label, dimensions(choice.size.dimensions))
  const facts = [
    [t('codeName'), product.code],
    ...product.facts.map(({ name, value }) => [name, value] as const),
    [t('dimensions'), measured],
    [t('soldBy'), product.unit],
    [t('category'), category?.name],
  ] as const
  return (
    <div className={classes.facts} data-printed>
      <section>
        <h2>{t('description')}</h2>
        <RichText html={product.descriptionHtml} />
      </section>
      <section>
        <h2>{t('specification')}</h2>
        <dl>
          {facts.map(
            ([name, value]) =>
              value !== undefined && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <NoBreakTerms>{value}</NoBreakTerms>
                  </dd>
                </div>
              ),
          )}
        </dl>
      </section>
    </div>
  )
}

/** Returns `undefined` if the size label already says the same figures, as most labels do. */
function dimensionsBeyondSize(label: string, measures: string): string | undefined {
  const said = figuresOf(label)
  return figuresOf(measures).every((figure) => said.includes(figure)) ? undefined : measures
}

const figuresOf = (text: string): string[] => text.match(/[\d.,]+/g) ?? []
