import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ContentKind, OfficeContentBody } from '../../../openapi/generated/schema.ts'
import { PictureField } from './picture-field.tsx'
import { TextEditor } from './text-editor.tsx'

interface ContentFieldsProps {
  kind: ContentKind
  language: 'th' | 'en'
  body: OfficeContentBody
  /** Another one where the editor of the text begins anew. */
  round: number
  onChange: (change: (body: OfficeContentBody) => Partial<OfficeContentBody>) => void
}

/** The words of one language, and the pictures of both. */
export function ContentFields({ kind, language, body, round, onChange }: ContentFieldsProps) {
  const { t } = useTranslation('officeContent')
  const words = (name: 'title' | 'excerpt' | 'html' | 'coverAlt') => (text: string) =>
    onChange((now) => ({ [name]: { ...now[name], [language]: text } }))
  const address = (name: 'cover' | 'coverMobile' | 'link') => (text: string) =>
    onChange(() => ({ [name]: text.trim() }))
  return (
    <>
      <TextInput
        label={t('title')}
        lang={language}
        maxLength={200}
        value={body.title[language]}
        onChange={(event) => words('title')(event.target.value)}
      />
      {(kind === 'news' || kind === 'blog') && (
        <Textarea
          label={t('excerpt')}
          lang={language}
          maxLength={500}
          rows={2}
          value={body.excerpt[language]}
          onChange={(event) => words('excerpt')(event.target.value)}
        />
      )}
      <TextEditor
        key={`${language} ${round}`}
        label={t('text')}
        html={body.html[language]}
        onChange={words('html')}
        takesPictures
      />
      {kind !== 'page' && (
        <>
          <PictureField label={t('cover')} url={body.cover} onChange={address('cover')} />
          <TextInput
            label={t('coverAlt')}
            description={t('coverAltHint')}
            lang={language}
            maxLength={500}
            value={body.coverAlt[language]}
            onChange={(event) => words('coverAlt')(event.target.value)}
          />
        </>
      )}
      {kind === 'banner' && (
        <>
          <PictureField
            label={t('coverMobile')}
            url={body.coverMobile ?? ''}
            onChange={address('coverMobile')}
          />
          <TextInput
            label={t('link')}
            placeholder="/product"
            maxLength={300}
            value={body.link ?? ''}
            onChange={(event) => address('link')(event.target.value)}
          />
        </>
      )}
    </>
  )
}
