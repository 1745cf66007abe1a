import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ContentKind } from '../../../openapi/generated/schema.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import { Choice } from '../choice.tsx'
import { NotShown } from '../not-shown.tsx'
import { kinds, pageSlugs, readContent, unwritten, type ContentKey } from './content-api.ts'
import { ContentEditor } from './content-editor.tsx'

/** A text that there is, or a page of the shop that nobody has written yet. */
export function ContentOf({ contentKey, onSaved }: { contentKey: ContentKey; onSaved: () => void }) {
  const { view, open, refresh, retry } = useRecord('content', contentKey, readContent)
  const mayBeUnwritten = contentKey.kind === 'page' && pageSlugs.some((slug) => slug === contentKey.id)
  if (view.kind !== 'shown' && !(view.kind === 'notFound' && mayBeUnwritten))
    return <NotShown view={view} retry={retry} missing="NOT_FOUND" />
  return (
    <ContentEditor
      content={view.kind === 'notFound' ? unwritten(contentKey) : view.item}
      onOutdated={() => {
        // What did not exist is not refreshed but read.
        if (view.kind === 'notFound') open({ ...contentKey })
        else refresh()
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
  const isGood = /^[A-Za-z0-9_-]{1,64}$/.test(id)
  return (
    <ContentEditor
      content={unwritten({ kind, id })}
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
