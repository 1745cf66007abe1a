import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pictureSet } from '../../lib/products/picture-set.ts'
import { PictureDrop } from '../parts/picture-drop.tsx'
import { useEdit } from '../hooks/use-edit.ts'
import { uploadPicture } from './content-api.ts'
import classes from './content-screen.module.css'

interface PictureFieldProps {
  label: string
  url: string
  onChange: (url: string) => void
}

/** A picture of a text: shown, put in place of another one, or taken away. It counts once the text is saved. */
export function PictureField({ label, url, onChange }: PictureFieldProps) {
  const { t } = useTranslation('officeContent')
  const edit = useEdit(() => undefined)
  return (
    <div className={classes.picture} role="group" aria-label={label}>
      <span aria-hidden>{label}</span>
      {url !== '' && (
        <p>
          <img src={url} {...pictureSet(url, '160px')} alt={t('pictureNow')} width={160} height={90} />
          <button
            type="button"
            className="office-icon"
            onClick={() => onChange('')}
            aria-label={t('removePicture', { what: label })}
          >
            <IconTrash size={18} stroke={1.6} aria-hidden />
          </button>
        </p>
      )}
      <PictureDrop
        label={t('choosePicture', { what: label })}
        edit={edit}
        onTake={(file) => edit.save(uploadPicture(file), (picture) => onChange(picture.url))}
      />
    </div>
  )
}
