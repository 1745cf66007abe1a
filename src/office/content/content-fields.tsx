import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ContentKind, OfficeContentBody } from '../../../openapi/generated/schema.ts'
import { TextEditor } from './text-editor.tsx'

interface ContentFieldsProps {
  kind: ContentKind
  language: 'th' | 'en'
  body: OfficeContentBody
  onChange: (change: (body: OfficeContentBody) => Partial<OfficeContentBody>) => void
}

/** The words of one language, and the pictures of both. */
export function ContentFields({ kind, language, body, onChange }: ContentFieldsProps) {
  const { t } = useTranslation('officeContent')
  const words = (name: 'title' | 'excerpt' | 'html' | 'coverAlt') => (text: string) =>
    onChange((now) => ({ [name]: { ...now[name], [language]: text } }))
  const picture = (name: 'cover' | 'coverMobile' | 'link') => (text: string) =>
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
      <TextEditor label={t('text')} html={body.html[language]} onChange={words('html')} />
      {kind !== 'page' && (
        <>
          <TextInput
            label={t('cover')}
            description={t('coverHint')}
            placeholder="/media/…"
            maxLength={300}
            value={body.cover}
            onChange={(event) => picture('cover')(event.target.value)}
          />
          <TextInput
            label={t('coverAlt')}
            lang={language}
            maxLength={500}
            value={body.coverAlt[language]}
            onChange={(event) => words('coverAlt')(event.target.value)}
          />
        </>
      )}
      {kind === 'banner' && (
        <>
          <TextInput
            label={t('coverMobile')}
            placeholder="/media/…"
            maxLength={300}
            value={body.coverMobile ?? ''}
            onChange={(event) => picture('coverMobile')(event.target.value)}
          />
          <TextInput
            label={t('link')}
            placeholder="/product"
            maxLength={300}
            value={body.link ?? ''}
            onChange={(event) => picture('link')(event.target.value)}
          />
        </>
      )}
    </>
  )
}
