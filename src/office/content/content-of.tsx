import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ContentKind, OfficeContent } from '../../../openapi/generated/schema.ts'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { useRecord } from '../../flows/record/use-record.ts'
import { Choice } from '../choice.tsx'
import { emptyBody, kinds, readContent, type ContentKey } from './content-api.ts'
import { ContentEditor } from './content-editor.tsx'

/** A text that there is. */
export function ContentOf({ contentKey, onSaved }: { contentKey: ContentKey; onSaved: () => void }) {
  const { t } = useTranslation(['parts', 'problems'])
  const { view, refresh, retry } = useRecord('content', contentKey, readContent)
  if (view.kind === 'loading') return <p>{t('parts:loading')}</p>
  if (view.kind === 'notFound') return <Notice tone="info">{t('problems:NOT_FOUND')}</Notice>
  if (view.kind === 'failed')
    return <FailedNotice message={t('problems:INTERNAL')} retryLabel={t('parts:retry')} onRetry={retry} />
  return (
    <ContentEditor
      content={view.item}
      onOutdated={() => {
        refresh()
        onSaved()
      }}
    />
  )
}

/** A text that is not saved yet: its address is chosen here, once. */
export function NewContent({ kind, onSaved }: { kind: ContentKind; onSaved: () => void }) {
  const { t } = useTranslation('officeContent')
  const navigate = useNavigate()
  const [id, setId] = useState('')
  const content: OfficeContent = {
    ...{ kind, id, version: 0, state: 'draft', isLive: false },
    ...{ body: emptyBody, versions: [] },
  }
  const isGood = /^[A-Za-z0-9_-]{1,64}$/.test(id)
  return (
    <ContentEditor
      content={content}
      isNamed={isGood}
      onOutdated={() => {
        onSaved()
        void navigate(`/content/${kind}/${id}`)
      }}
    >
      <Choice
        label={t('newKind')}
        value={kind}
        onChange={(one) => void navigate(`/content/${one}`)}
        options={kinds
          .filter((one) => one !== 'page')
          .map((one) => ({ value: one, label: t(`kind_${one}`) }))}
      />
      <TextInput
        label={t('address')}
        description={t('addressHint')}
        value={id}
        maxLength={64}
        error={id !== '' && !isGood && t('addressWrong')}
        onChange={(event) => setId(event.target.value)}
      />
    </ContentEditor>
  )
}
