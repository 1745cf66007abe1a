import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ContentKind } from '../../../openapi/generated/schema.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import { Choice } from '../parts/choice.tsx'
import { RecordFallback } from '../parts/record-fallback.tsx'
import { skipsUnsavedPrompt } from '../hooks/use-ask-before-leaving.ts'
import { useEdit } from '../hooks/use-edit.ts'
import { kinds, pageSlugs, readContent, unwritten, type ContentKey } from './content-api.ts'
import { ContentEditor } from './content-editor.tsx'

/** A text that there is, or a page of the shop that nobody has written yet. */
export function ContentOf({ contentKey, onSaved }: { contentKey: ContentKey; onSaved: () => void }) {
  const { view, open, refresh, retry } = useRecord('content', contentKey, readContent)
  const edit = useEdit(() => {
    // What did not exist is not refreshed but read.
    if (view.kind === 'notFound') open({ ...contentKey })
    else refresh()
    onSaved()
  })
  const mayBeUnwritten = contentKey.kind === 'page' && pageSlugs.some((slug) => slug === contentKey.id)
  const [wasUnwritten, setWasUnwritten] = useState(false)
  // While a page that was not written is read again, the editor stays with what is typed.
  const isUnwritten =
    mayBeUnwritten && (view.kind === 'notFound' || (wasUnwritten && view.kind === 'loading'))
  if (isUnwritten !== wasUnwritten) setWasUnwritten(isUnwritten)
  if (view.kind !== 'shown' && !isUnwritten) return <RecordFallback view={view} retry={retry} />
  return <ContentEditor edit={edit} content={view.kind === 'shown' ? view.item : unwritten(contentKey)} />
}

/** A text that is not saved yet: its address is chosen here, once. */
export function NewContent({ kind, onSaved }: { kind: ContentKind; onSaved: () => void }) {
  const { t } = useTranslation('officeContent')
  const navigate = useNavigate()
  const [id, setId] = useState('')
  const edit = useEdit(() => {
    onSaved()
    void navigate(`/content/${kind}/${id}`, { state: skipsUnsavedPrompt })
  })
  const isGood = /^[A-Za-z0-9_-]{1,64}$/.test(id)
  const fault =
    id !== '' && !isGood ? t('addressWrong') : edit.errorCode === 'ADDRESS_TAKEN' && t('addressTaken')
  return (
    <ContentEditor edit={edit} content={unwritten({ kind, id })} isNamed={isGood}>
      <Choice
        label={t('newKind')}
        value={kind}
        onChange={(one) => {
          edit.drop()
          void navigate(`/content/${one}`, { state: skipsUnsavedPrompt })
        }}
        options={kinds
          .filter((one) => one !== 'page')
          .map((one) => ({ value: one, label: t(`kind_${one}`) }))}
      />
      <TextInput
        label={t('address')}
        description={t('addressHint')}
        value={id}
        maxLength={64}
        error={fault}
        onChange={(event) => {
          edit.drop()
          setId(event.target.value)
        }}
      />
    </ContentEditor>
  )
}
