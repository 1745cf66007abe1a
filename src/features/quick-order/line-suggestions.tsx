import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Combobox, useCombobox } from '@mantine/core'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { VariantListItem } from '../../../openapi/generated/schema.ts'
import { Price } from '../../components/price/price.tsx'
import classes from './line-suggestions.module.css'
import { NamedVariant } from './named-variant.tsx'

interface LineSuggestionsProps {
  listId: string
  variants: readonly VariantListItem[]
  /** The one that the arrow keys have reached; -1 is none. */
  active: number
  onChoose: (variant: VariantListItem) => void
  /** The field in which the lines are written. */
  children: ReactElement
}

/** What the line that is being typed may mean, below the field. The focus stays in the field. */
export function LineSuggestions({ listId, variants, active, onChoose, children }: LineSuggestionsProps) {
  const { t } = useTranslation('quickOrder')
  const isOpen = variants.length > 0
  const combobox = useCombobox({ opened: isOpen })
  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      keepMounted={false}
      offset={4}
      position="bottom-start"
      onOptionSubmit={(id) => {
        const chosen = variants.find(({ variantId }) => variantId === id)
        if (chosen) onChoose(chosen)
      }}
    >
      <Combobox.DropdownTarget>{children}</Combobox.DropdownTarget>
      <p className="visually-hidden" role="status">
        {isOpen && t('suggested', { count: variants.length })}
      </p>
      <Combobox.Dropdown className={classes.dropdown}>
        <Combobox.Options id={listId} aria-label={t('suggestions')}>
          {variants.map((variant, index) => (
            <Combobox.Option
              key={variant.variantId}
              id={`${listId}-${index}`}
              value={variant.variantId}
              aria-selected={index === active}
              selected={index === active}
              className={classes.option}
              ref={index === active ? scrollHere : undefined}
            >
              <NamedVariant variant={variant} />
              <Price
                price={variant.price}
                specialPrice={variant.specialPrice}
                unit={variant.product.unit}
                satang="whenNeeded"
                isQuiet={variant.stock === 0}
              />
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

const scrollHere = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
