import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeProductName } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import classes from './product-pictures.module.css'

const languages = ['th', 'en'] as const

interface PictureTextProps {
  number: number
  alt: OfficeProductName
  isSaving: boolean
  onSave: (alt: OfficeProductName) => void
}

/** What a picture shows, for those who do not see it. What is typed stays when saving fails. */
export function PictureText({ number, alt, isSaving, onSave }: PictureTextProps) {
  const { t } = useTranslation(['officeProducts', 'rules'])
  const [lacking, setLacking] = useState<readonly string[]>([])
  return (
    <details className={classes.text}>
      <summary>{t('pictureText', { number })}</summary>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const given = new FormData(event.currentTarget)
          const next = { th: String(given.get('th')), en: String(given.get('en')) }
          const empty = languages.filter((language) => next[language].trim() === '')
          setLacking(empty)
          if (empty.length === 0) onSave(next)
        }}
      >
        <small>{t('pictureTextHint')}</small>
        {languages.map((language) => (
          <TextInput
            key={language}
            name={language}
            lang={language}
            label={t(`pictureText_${language}`)}
            defaultValue={alt[language]}
            error={lacking.includes(language) && t('rules:required')}
            maxLength={200}
          />
        ))}
        <ActionButton type="submit" isSmall isWaiting={isSaving}>
          {t('savePictureText')}
        </ActionButton>
      </form>
    </details>
  )
}
