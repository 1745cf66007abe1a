import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { IconButton } from '../../../components/icon-button/icon-button.tsx'
import { Price } from '../../../components/price/price.tsx'
import { toggleCompared } from './comparison.ts'
import { productPath } from '../../../lib/products/product-path.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import { pictureSet } from '../../../lib/products/picture-set.ts'
import type { ComparedColumn } from './compared-columns.ts'
import classes from './comparison-table.module.css'

/** Size, thickness, weight, price, colours, material and stock, one column for each of the goods. */
export function ComparisonTable({ columns }: { columns: ComparedColumn[] }) {
  const { t } = useTranslation(['lists', 'products', 'parts'])
  const format = useFormat()
  const rows: [string, (column: ComparedColumn) => ReactNode][] = [
    [t('products:size'), ({ sizes }) => <Lines parts={format.measures(sizes).faces} />],
    [t('thickness'), ({ sizes }) => format.measures(sizes).thickness ?? '–'],
    [t('weight'), ({ sizes }) => format.weights(sizes.weight)],
    [t('price'), (column) => <ColumnPrice column={column} />],
    [t('products:color'), ({ colors }) => <Colors colors={colors} />],
    [t('material'), ({ product }) => product.material?.name ?? t('noMaterial')],
    [
      t('stock'),
      ({ stock, product }) => (stock === 0 ? t('parts:soldOut') : format.amount(stock, product.unit)),
    ],
  ]
  return (
    <table className={classes.table} data-columns={columns.length}>
      <thead>
        <tr>
          <th className={classes.empty}>{t('product')}</th>
          {columns.map((column) => (
            <th key={keyOf(column)}>
              <ColumnHead column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, cell]) => (
          <tr key={name}>
            <th>{name}</th>
            {columns.map((column) => (
              <td key={keyOf(column)}>{cell(column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const keyOf = ({ goods: { productId, variantId } }: ComparedColumn) => `${productId} ${variantId ?? ''}`

function ColumnHead({ column: { goods, product } }: { column: ComparedColumn }) {
  const { t } = useTranslation('lists')
  const picture = product.images.find(({ variantId }) => variantId === goods.variantId) ?? product.images[0]
  return (
    <div className={classes.head}>
      {picture && (
        <img src={picture.url} {...pictureSet(picture.url, '96px')} alt="" width={96} height={96} />
      )}
      <Link to={productPath(product.id, goods.variantId)}>{product.name}</Link>
      <IconButton label={t('stopComparing', { name: product.name })} onClick={() => toggleCompared(goods)}>
        <IconX stroke={1.6} aria-hidden />
      </IconButton>
    </div>
  )
}

function ColumnPrice({ column: { price, isFrom, product } }: { column: ComparedColumn }) {
  return (
    <Price
      price={price.price}
      specialPrice={price.specialPrice}
      unit={product.unit}
      satang="whenNeeded"
      isFrom={isFrom}
    />
  )
}

function Colors({ colors }: { colors: ComparedColumn['colors'] }) {
  return (
    <ul className={classes.colors}>
      {colors.map(({ name, hex }) => (
        <li key={hex}>
          <i style={{ background: hex }} aria-hidden />
          {name}
        </li>
      ))}
    </ul>
  )
}

function Lines({ parts }: { parts: string[] }) {
  return parts.map((part) => (
    <span key={part} className={classes.line}>
      {part}
    </span>
  ))
}
