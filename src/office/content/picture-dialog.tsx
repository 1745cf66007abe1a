import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeUploadedPicture } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import { PictureDrop } from '../parts/picture-drop.tsx'
import { useEdit } from '../hooks/use-edit.ts'
import { uploadPicture } from './content-api.ts'
import classes from './content-screen.module.css'

interface PictureDialogProps {
  onClose: () => void
  onInsert: (picture: OfficeUploadedPicture, alt: string) => void
}

/** Asks for a picture within a text, and for what it shows. */
export function PictureDialog({ onClose, onInsert }: PictureDialogProps) {
  const { t } = useTranslation(['officeContent', 'parts'])
  const edit = useEdit(() => undefined)
  const [picture, setPicture] = useState<OfficeUploadedPicture>()
  const [alt, setAlt] = useState('')
  return (
    <Overlay opened title={t('tool_picture')} onClose={onClose}>
      <div className={classes.picture}>
        {picture && (
          <p>
            <img src={picture.url} alt={t('pictureNow')} width={160} height={90} />
          </p>
        )}
        <PictureDrop
          label={t('choosePicture', { what: t('tool_picture') })}
          edit={edit}
          onTake={(file) => edit.save(uploadPicture(file), setPicture)}
        />
        <TextInput
          label={t('coverAlt')}
          description={t('coverAltHint')}
          maxLength={200}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
        <p>
          <ActionButton onClick={onClose}>{t('parts:close')}</ActionButton>
          <ActionButton primary disabled={!picture} onClick={() => picture && onInsert(picture, alt.trim())}>
            {t('tool_picture')}
          </ActionButton>
        </p>
      </div>
    </Overlay>
  )
}
