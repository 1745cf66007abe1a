import { IconPhotoPlus, IconX } from '@tabler/icons-react'
import { useState, type Dispatch, type SetStateAction } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewInput } from '../../../../openapi/generated/schema.ts'
import { base64Of } from '../../../lib/browser/base64-of.ts'
import classes from './item-review.module.css'
import { shrinkPicture } from './shrink-picture.ts'

export type GivenPicture = ReviewInput['pictures'][number]

const most = 3

interface ReviewPicturesProps {
  pictures: readonly GivenPicture[]
  onChange: Dispatch<SetStateAction<readonly GivenPicture[]>>
}

/** Up to three photographs: those that the review has, and new ones. */
export function ReviewPictures({ pictures, onChange }: ReviewPicturesProps) {
  const { t } = useTranslation('orders')
  const [isUnreadable, setIsUnreadable] = useState(false)
  async function take(files: readonly File[]) {
    setIsUnreadable(false)
    try {
      const added = await Promise.all(files.map(async (file) => base64Of(await shrinkPicture(file))))
      // Others may have come or gone while these were read; one that is here already is not shown twice.
      onChange((shown) => {
        const fresh = [...new Set(added)].filter((one) => shown.every(({ data }) => data !== one))
        return [...shown, ...fresh.map((data) => ({ data }))].slice(0, most)
      })
    } catch {
      setIsUnreadable(true)
    }
  }
  return (
    <div>
      <p className="small">{t('reviewPictures')}</p>
      <ul className={classes.pictures}>
        {pictures.map(({ url, data }, index) => (
          <li key={url ?? data}>
            <img
              src={url ?? `data:image/jpeg;base64,${data}`}
              alt={t('reviewPicture', { number: index + 1 })}
            />
            <button
              type="button"
              aria-label={t('removeReviewPicture', { number: index + 1 })}
              onClick={() => onChange((shown) => shown.filter((_, place) => place !== index))}
            >
              <IconX size={18} stroke={1.6} aria-hidden />
            </button>
          </li>
        ))}
        {pictures.length < most && (
          <li>
            <label className={classes.add}>
              <IconPhotoPlus size={22} stroke={1.6} aria-hidden />
              {t('addReviewPicture')}
              <input
                className="unseen"
                type="file"
                accept="image/jpeg,image/png,image/webp"
                multiple
                onChange={({ target }) => {
                  void take([...(target.files ?? [])])
                  target.value = ''
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {isUnreadable && (
        <p className={classes.wrong} role="alert">
          {t('reviewPictureWrong')}
        </p>
      )}
    </div>
  )
}
