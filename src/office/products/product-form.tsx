import { Box, Stack, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import type { OfficeProductDetail, OfficeProductOverview } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { useStaff } from '../../flows/staff-session/use-staff-session.ts'
import bar from '../parts/foot-bar.module.css'
import { EditNotices } from '../parts/edit-notices.tsx'
import { useAskBeforeLeaving } from '../hooks/use-ask-before-leaving.ts'
import { useEdit } from '../hooks/use-edit.ts'
import { ChangeVariants } from './add-product.tsx'
import { changeProduct, changeStock } from './product-api.ts'
import { ProductPlace, ProductWords, SpecialTimes } from './product-fields.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { changeOf, stockChangeOf } from './product-values.ts'
import classes from './products.module.css'
import { UnsavedChanges } from './unsaved-changes.tsx'
import { useProductDraft } from './use-product-draft.ts'
import { VariantTable } from './variant-table.tsx'

interface ProductFormProps {
  product: OfficeProductDetail
  overview: OfficeProductOverview | undefined
  onOutdated: () => void
}

/** Changes a product. What is typed stays when saving fails, and when somebody else was first. */
export function ProductForm({ product, overview, onOutdated }: ProductFormProps) {
  const { t } = useTranslation(['officeProducts', 'office'])
  const { mayUse } = useStaff()
  const edit = useEdit(onOutdated)
  const draft = useProductDraft(product, edit.isSaved)
  const { changed, faults, values } = draft
  useAskBeforeLeaving(changed.length > 0)
  const mayChange = mayUse('goods')
  const canSave = changed.length > 0 && faults.size === 0 && !edit.isConflict
  const save = () => {
    if (!canSave || edit.isSaving) return
    draft.markSent()
    edit.save(
      mayChange
        ? changeProduct(product.id, changeOf(values, product, changed))
        : changeStock(product.id, stockChangeOf(values, product, changed)),
    )
  }
  // Also in the description, where the browser would save the page.
  useHotkeys([['mod+S', save, { usePhysicalKeys: true }]], [], true)
  return (
    <>
      <EditNotices edit={edit} conflict={t('conflict')} />
      <div className={classes.columns}>
        <Stack gap={20} miw={0}>
          <section className={`office-panel ${classes.panel}`} aria-labelledby="product-variants">
            <h2 id="product-variants">{t('variants')}</h2>
            {mayChange && <SpecialTimes draft={draft} />}
            <VariantTable variants={product.variants} draft={draft} mayPrice={mayChange} />
            {mayChange && <ChangeVariants product={product} onOutdated={onOutdated} />}
          </section>
        </Stack>
        <Stack gap={20} miw={0}>
          <UnsavedChanges variants={product.variants} draft={draft} />
          {mayChange && (
            <>
              <ProductPictures product={product} onOutdated={onOutdated} />
              <ProductPlace draft={draft} overview={overview} />
              <ProductWords draft={draft} />
            </>
          )}
        </Stack>
      </div>
      <section className={bar.bar} aria-label={t('saving')}>
        <a className="tap" href={`/product/detail/${product.id}`} target="_blank" rel="noreferrer">
          {t('office:seeShop')}
        </a>
        <Text span fz="xs" c="var(--notice)" role="status">
          {faults.size > 0
            ? t('faults', { count: faults.size })
            : changed.length > 0
              ? t('unsaved', { count: changed.length })
              : edit.isSaved && t('saved')}
        </Text>
        <Box component="span" ml="auto" />
        <ActionButton onClick={draft.drop} disabled={changed.length === 0 || edit.isSaving}>
          {t('drop')}
        </ActionButton>
        <ActionButton primary onClick={save} disabled={!canSave} isWaiting={edit.isSaving}>
          {t('save')}
        </ActionButton>
      </section>
    </>
  )
}
