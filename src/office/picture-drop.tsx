import { IconPhotoPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../components/notice/notice.tsx'
import classes from './picture-drop.module.css'
import { problemWords } from './problem-words.ts'

const mostBytes = 10 * 1024 * 1024

interface PictureDropProps {
  label: string
  isSaving: boolean
  errorCode: string | undefined
  onTake: (file: File) => void
}

/** Takes a picture that is dropped on it or chosen. Whether it is one is seen by the server. */
export function PictureDrop({ label, isSaving, errorCode, onTake }: PictureDropProps) {
  const { t } = useTranslation(['office', 'problems'])
  const [isTooLarge, setTooLarge] = useState(false)
  const take = (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > mostBytes)
    if (file.size <= mostBytes) onTake(file)
  }
  return (
    <>
      {isTooLarge && <Notice tone="wrong">{t('pictureTooLarge')}</Notice>}
      {!isTooLarge && errorCode !== undefined && (
        <Notice tone="wrong">
          {errorCode === 'VALIDATION' ? t('pictureWrong') : t(problemWords(errorCode))}
        </Notice>
      )}
      <label className={classes.drop} aria-busy={isSaving}>
        <IconPhotoPlus size={20} stroke={1.6} aria-hidden />
        <span role="status">{isSaving ? t('pictureSaving') : t('pictureDrop')}</span>
        <input
          className="unseen"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={label}
          disabled={isSaving}
          onChange={(event) => {
            take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
    </>
  )
}
