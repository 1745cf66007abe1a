import { IconPhotoPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/notice/notice.tsx'
import { EditNotices } from './edit-notices.tsx'
import classes from './picture-drop.module.css'
import type { Edit } from '../hooks/use-edit.ts'

const maxBytes = 10 * 1024 * 1024

interface PictureDropProps {
  label: string
  edit: Edit
  onTake: (file: File) => void
}

/** Takes a picture that is dropped on it or chosen. Whether it is one is seen by the server. */
export function PictureDrop({ label, edit, onTake }: PictureDropProps) {
  const { t } = useTranslation('office')
  const [isTooLarge, setTooLarge] = useState(false)
  const take = (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > maxBytes)
    if (file.size <= maxBytes) onTake(file)
  }
  return (
    <>
      {isTooLarge ? (
        <Notice tone="wrong">{t('pictureTooLarge')}</Notice>
      ) : (
        <EditNotices edit={edit} words={{ VALIDATION: t('pictureWrong') }} />
      )}
      <label className={classes.drop} aria-busy={edit.isSaving}>
        <IconPhotoPlus size={20} stroke={1.6} aria-hidden />
        <span role="status">{edit.isSaving ? t('pictureSaving') : t('pictureDrop')}</span>
        <input
          className="unseen"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={label}
          disabled={edit.isSaving}
          onChange={(event) => {
            take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
    </>
  )
}
