import { Group, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentWish, OfficeContent } from '../../../openapi/generated/schema.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { Choice } from '../parts/choice.tsx'
import { EditNotices } from '../parts/edit-notices.tsx'
import { useAskBeforeLeaving } from '../hooks/use-ask-before-leaving.ts'
import type { Edit } from '../hooks/use-edit.ts'
import { changeContent, faultsOfFields } from './content-api.ts'
import { ContentBar } from './content-bar.tsx'
import { ContentFields } from './content-fields.tsx'
import { ContentPreview } from './content-preview.tsx'
import { ContentStateMark } from './content-state-mark.tsx'
import { changeOf, useContentDraft } from './use-content-draft.ts'
import classes from './content-screen.module.css'

interface ContentEditorProps {
  content: OfficeContent
  edit: Edit
  /** Whether a new text has an address that it can have. */
  isNamed?: boolean
  children?: ReactNode
}

/** Writes on a text in both languages, beside what shoppers will see. What is typed stays when saving fails. */
export function ContentEditor({ content, edit, isNamed = true, children }: ContentEditorProps) {
  const { t } = useTranslation('officeContent')
  const { dateTime } = useFormat()
  const { kind, id, version, state, isLive } = content
  const draft = useContentDraft(content, edit.isSaved)
  const { body, publishAt, hideAt, isChanged } = draft
  const [language, setLanguage] = useState<'th' | 'en'>('th')
  useAskBeforeLeaving(isChanged)
  const editor = useRef<HTMLElement>(null)
  const { errorCode } = edit
  const isAtField = errorCode !== undefined && errorCode in faultsOfFields
  useEffect(() => {
    if (isAtField) editor.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isAtField])

  const save = (wish: ContentWish) => {
    draft.markSent(wish)
    edit.save(changeContent({ kind, id }, changeOf(kind, draft, wish)))
  }
  const reload = () => {
    draft.markReloaded()
    edit.reload()
  }
  const setTime = (time: Parameters<typeof draft.setTime>[0]) => {
    edit.drop()
    draft.setTime(time)
  }
  return (
    <>
      <section
        ref={editor}
        className={`office-panel ${classes.editor}`}
        aria-label={t('editor')}
        // Once a new text is saved, it is opened under its address, without what would be typed meanwhile.
        inert={version === 0 && (edit.isSaving || edit.isSaved)}
      >
        <Group gap="6 10" className="note">
          <ContentStateMark state={state} isLive={isLive} />
          {state === 'planned' && content.publishAt && dateTime(content.publishAt)}
          <span role="status">{isChanged ? t('unsaved') : edit.isSaved ? t('saved') : ''}</span>
        </Group>
        <EditNotices edit={{ ...edit, reload }} conflict={t('conflict')} words={faultsOfFields} />
        {children}
        <Choice
          label={t('language')}
          value={language}
          onChange={setLanguage}
          options={(['th', 'en'] as const).map((one) => ({
            value: one,
            label: (
              <>
                {t(`language_${one}`)}{' '}
                {one === 'en' && body.html.en === '' && <small>{t('noEnglish')}</small>}
              </>
            ),
          }))}
        />
        <ContentFields {...{ kind, language, body }} round={draft.round} onChange={draft.write} />
        <div className={classes.times}>
          <TextInput
            type="datetime-local"
            label={t('publishAt')}
            value={publishAt}
            error={errorCode === 'PUBLISH_AT_PAST' && t('publishAtPast')}
            onChange={(event) => setTime({ publishAt: event.target.value })}
          />
          {kind !== 'page' && (
            <TextInput
              type="datetime-local"
              label={t('hideAt')}
              value={hideAt}
              error={errorCode === 'HIDE_AT_PAST' && t('hideAtPast')}
              onChange={(event) => setTime({ hideAt: event.target.value })}
            />
          )}
        </div>
      </section>
      <ContentPreview {...{ kind, language, body }} />
      <ContentBar
        {...{ content, body, publishAt, isNamed, isChanged }}
        isSaving={edit.isSaving || edit.isConflict}
        onSave={save}
        onRestore={draft.replaceBody}
      />
    </>
  )
}
