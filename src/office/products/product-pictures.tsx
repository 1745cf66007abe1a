import { IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeProductDetail } from '../../../openapi/generated/schema.ts'
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx'
import { pictureSet } from '../../lib/products/picture-set.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { EditNotices } from '../parts/edit-notices.tsx'
import { PictureDrop } from '../parts/picture-drop.tsx'
import { useEdit } from '../hooks/use-edit.ts'
import { useRowFocus } from '../hooks/use-row-focus.ts'
import { PictureText } from './picture-text.tsx'
import { addPicture, orderPictures } from './product-api.ts'
import pictures from './product-pictures.module.css'
import classes from './products.module.css'

/** The pictures of a product in their order; each change is saved at once. */
export function ProductPictures({
  product,
  onOutdated,
}: {
  product: OfficeProductDetail
  onOutdated: () => void
}) {
  const { t } = useTranslation('officeProducts')
  const edit = useEdit(onOutdated)
  const { language } = useFormat()
  const rows = useRowFocus<HTMLOListElement>()
  const { id, version } = product
  const urls = product.pictures.map(({ url }) => url)
  /** Asked for last: its words stay in the dialog while that closes. */
  const [removed, remove] = useState({ url: '', place: 0 })
  const [isAsking, setAsking] = useState(false)
  const place = urls.indexOf(removed.url)
  const order = (next: string[]) => edit.save(orderPictures(id, { version, urls: next }))
  return (
    <section className={`office-panel ${classes.panel}`} aria-labelledby="product-pictures">
      <h2 id="product-pictures">{t('pictures')}</h2>
      <EditNotices edit={{ ...edit, errorCode: undefined }} conflict={t('conflict')} />
      <ol ref={rows} className={pictures.list}>
        {product.pictures.map(({ url, alt }, index) => (
          <li key={url}>
            <img src={url} {...pictureSet(url, '72px')} alt={alt[language]} width={72} height={72} />
            <span>{index === 0 ? t('firstPicture') : t('pictureNumber', { number: index + 1 })}</span>
            {index > 0 && (
              <button
                type="button"
                className="office-icon"
                aria-disabled={edit.isSaving}
                onClick={() => order([url, ...urls.filter((one) => one !== url)])}
                aria-label={t('makeFirst', { number: index + 1 })}
                title={t('makeFirst', { number: index + 1 })}
              >
                <IconArrowUp size={18} stroke={1.6} aria-hidden />
              </button>
            )}
            {urls.length > 1 && (
              <button
                type="button"
                className="office-icon"
                // Natively disabled it could not take the focus back from the dialog.
                aria-disabled={edit.isSaving}
                onClick={() => {
                  if (edit.isSaving) return
                  remove({ url, place: index })
                  setAsking(true)
                }}
                aria-label={t('removePicture', { number: index + 1 })}
                title={t('removePicture', { number: index + 1 })}
              >
                <IconTrash size={18} stroke={1.6} aria-hidden />
              </button>
            )}
            <PictureText
              number={index + 1}
              alt={alt}
              isSaving={edit.isSaving}
              onSave={(next) => edit.save(orderPictures(id, { version, urls, alts: [{ url, alt: next }] }))}
            />
          </li>
        ))}
      </ol>
      <PictureDrop
        label={t('addPicture')}
        edit={edit}
        onTake={(file) => edit.save(addPicture(id, version, file))}
      />
      <ConfirmDialog
        opened={isAsking && place >= 0}
        title={t('removePicture', { number: (place < 0 ? removed.place : place) + 1 })}
        confirmLabel={t('removePictureNow')}
        cancelLabel={t('cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          order(urls.filter((one) => one !== removed.url))
        }}
        isDanger
      >
        {t('removePictureText')}
      </ConfirmDialog>
    </section>
  )
}
