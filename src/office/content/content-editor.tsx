import { Group, TextInput } from '@mantine/core'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentWish, OfficeContent, OfficeContentBody } from '../../../openapi/generated/schema.ts'
import { useEditRecord } from '../../flows/edit-record/use-edit-record.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Choice } from '../choice.tsx'
import { EditNotices } from '../edit-notices.tsx'
import { useAskBeforeLeaving } from '../use-ask-before-leaving.ts'
import { saveContent } from './content-api.ts'
import { ContentBar } from './content-bar.tsx'
import { ContentFields } from './content-fields.tsx'
import { ContentPreview } from './content-preview.tsx'
import { ContentStateMark } from './content-state-mark.tsx'
import { fromLocalTime, toLocalTime } from './local-time.ts'
import classes from './content-screen.module.css'

interface ContentEditorProps {
  content: OfficeContent
  onOutdated: () => void
  /** Whether a new text has an address that it can have. */
  isNamed?: boolean
  children?: ReactNode
}

/** Writes on a text in both languages, beside what shoppers will see. What is typed stays when saving fails. */
export function ContentEditor({ content, onOutdated, isNamed = true, children }: ContentEditorProps) {
  const { t } = useTranslation('officeContent')
  const { dateTime } = useFormat()
  const edit = useEditRecord(saveContent, onOutdated)
  const { kind, id, version, state, isLive } = content
  const [body, setBody] = useState(content.body)
  const [publishAt, setPublishAt] = useState(state === 'planned' ? toLocalTime(content.publishAt) : '')
  const [hideAt, setHideAt] = useState(toLocalTime(content.hideAt))
  const [language, setLanguage] = useState<'th' | 'en'>('th')
  /** Counts the texts that took the place of what was typed. */
  const [restored, setRestored] = useState(0)
  const [kept, setKept] = useState(content.body)
  const isChanged = body !== kept
  useEffect(() => {
    if (edit.isSaved) setKept(body)
    // What is typed after the saving is a change again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [edit.isSaved, version])
  useAskBeforeLeaving(isChanged)

  const save = (wish: ContentWish) =>
    edit.save({
      path: { kind, id },
      body: {
        ...{ version, wish, body },
        ...(wish === 'planned' && { publishAt: fromLocalTime(publishAt) }),
        ...(hideAt !== '' &&
          (wish === 'planned' || wish === 'published') && { hideAt: fromLocalTime(hideAt) }),
      },
    })
  const restore = (earlier: OfficeContentBody) => {
    setBody(earlier)
    setRestored(restored + 1)
  }
  return (
    <>
      <section className={classes.editor} aria-label={t('editor')}>
        <Group gap="6 10" className="note">
          <ContentStateMark state={state} isLive={isLive} />
          {state === 'planned' && content.publishAt && dateTime(content.publishAt)}
          <span role="status">{isChanged ? t('unsaved') : edit.isSaved ? t('saved') : ''}</span>
        </Group>
        <EditNotices edit={edit} conflict={t('conflict')} />
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
        <ContentFields
          {...{ kind, language, body }}
          round={restored}
          onChange={(change) => setBody((now) => ({ ...now, ...change(now) }))}
        />
        <div className={classes.times}>
          <TextInput
            type="datetime-local"
            label={t('publishAt')}
            value={publishAt}
            onChange={(event) => setPublishAt(event.target.value)}
          />
          {kind !== 'page' && (
            <TextInput
              type="datetime-local"
              label={t('hideAt')}
              value={hideAt}
              onChange={(event) => setHideAt(event.target.value)}
            />
          )}
        </div>
      </section>
      <ContentPreview {...{ kind, language, body }} />
      <ContentBar
        {...{ content, body, publishAt, isNamed }}
        isSaving={edit.isSaving || edit.isConflict}
        onSave={save}
        onRestore={restore}
      />
    </>
  )
}
