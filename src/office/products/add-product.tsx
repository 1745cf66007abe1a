import { Group, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { OfficeProductDetail, OfficeProductOverview } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { EditNotices } from '../parts/edit-notices.tsx'
import { useEdit } from '../hooks/use-edit.ts'
import { NewGoods } from './new-goods.tsx'
import { addProduct, addVariant, removeVariant } from './product-api.ts'

/** The button of the list, which leads to the draft that was added. */
export function AddProduct({ categories }: Pick<OfficeProductOverview, 'categories'>) {
  const { t } = useTranslation('officeProducts')
  const navigate = useNavigate()
  const [isOpen, open] = useState(false)
  const edit = useEdit(() => undefined)
  return (
    <>
      <ActionButton primary isSmall onClick={() => open(true)}>
        {t('addProduct')}
      </ActionButton>
      {isOpen && (
        <NewGoods
          categories={categories}
          edit={edit}
          onClose={() => {
            open(false)
            edit.drop()
          }}
          onAdd={(variant, product) =>
            edit.save(addProduct({ ...product, variant }), ({ id }) => void navigate(`/products/${id}`))
          }
        />
      )}
    </>
  )
}

/** Adds a variant below the table, or removes one of it. */
export function ChangeVariants({
  product: { id, version, variants },
  onOutdated,
}: {
  product: OfficeProductDetail
  onOutdated: () => void
}) {
  const { t } = useTranslation('officeProducts')
  const [isOpen, open] = useState(false)
  const [chosen, choose] = useState('')
  const edit = useEdit(onOutdated)
  const done = () => {
    open(false)
    choose('')
    edit.drop()
  }
  return (
    <Group align="end" gap="8 12">
      <ActionButton isSmall onClick={() => open(true)}>
        {t('addVariant')}
      </ActionButton>
      {variants.length > 1 && (
        <>
          <NativeSelect
            label={t('removeWhich')}
            value={chosen}
            onChange={(event) => choose(event.target.value)}
            data={[
              { value: '', label: t('none') },
              ...variants.map(({ variantId, color, sizeLabel }) => ({
                value: variantId,
                label: `${color.name} ${sizeLabel}`,
              })),
            ]}
          />
          {chosen !== '' && (
            <ActionButton
              isSmall
              tone="danger"
              isWaiting={edit.isSaving}
              onClick={() => edit.save(removeVariant(id, version, chosen), done)}
            >
              {t('removeVariant')}
            </ActionButton>
          )}
        </>
      )}
      {!isOpen && <EditNotices edit={edit} conflict={t('conflict')} />}
      {isOpen && (
        <NewGoods
          edit={edit}
          onClose={done}
          onAdd={(variant) => edit.save(addVariant(id, version, variant), done)}
        />
      )}
    </Group>
  )
}
