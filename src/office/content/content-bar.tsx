import { Box, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentWish, OfficeContent, OfficeContentBody } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx'
import { useFormat } from '../../lib/formats/use-format.ts'
import { ContentVersions } from './content-versions.tsx'
import { fromLocalTime } from './local-time.ts'
import bar from '../parts/foot-bar.module.css'
import classes from './content-screen.module.css'

interface ContentBarProps {
  content: OfficeContent
  body: OfficeContentBody
  publishAt: string
  isNamed: boolean
  isChanged: boolean
  isSaving: boolean
  onSave: (wish: ContentWish) => void
  onRestore: (body: OfficeContentBody) => void
}

/** What can be done with the text as it is typed. The red button names the time. */
export function ContentBar({
  content,
  body,
  publishAt,
  isNamed,
  isChanged,
  isSaving,
  ...does
}: ContentBarProps) {
  const { t } = useTranslation(['officeContent', 'parts'])
  const { dateTime } = useFormat()
  const [isAsking, setAsking] = useState(false)
  const { kind, isLive } = content
  const missing = missingIn(content, body, isNamed)
  const isLater = publishAt !== ''
  const canDraft = isNamed && body.title.th !== ''
  return (
    <section className={`${bar.bar} ${classes.bar}`} aria-label={t('does')}>
      <ContentVersions {...{ content, isChanged }} onRestore={does.onRestore} />
      {missing.length > 0 && (
        <Text fz="xs" c="var(--notice)">
          {t('missing', { what: missing.map((one) => t(`missing_${one}`)).join(' · ') })}
        </Text>
      )}
      <Box component="span" ml="auto" />
      {isLive && kind !== 'page' && (
        <ActionButton tone="quiet" onClick={() => setAsking(true)} disabled={isSaving}>
          {t('withdraw')}
        </ActionButton>
      )}
      <ActionButton onClick={() => does.onSave('draft')} disabled={!canDraft} isWaiting={isSaving}>
        {t(content.state === 'planned' ? 'saveDraftUnplanned' : 'saveDraft')}
      </ActionButton>
      <ActionButton
        primary={!isLater}
        onClick={() => does.onSave('published')}
        disabled={missing.length > 0}
        isWaiting={isSaving}
      >
        {t('publishNow')}
      </ActionButton>
      {isLater && (
        <ActionButton
          primary
          onClick={() => does.onSave('planned')}
          disabled={missing.length > 0}
          isWaiting={isSaving}
        >
          {t('plan', { time: dateTime(fromLocalTime(publishAt)) })}
        </ActionButton>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t('withdraw')}
        confirmLabel={t('withdraw')}
        cancelLabel={t('parts:close')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          does.onSave('withdrawn')
        }}
        isDanger
      >
        {t('withdrawText')}
      </ConfirmDialog>
    </section>
  )
}

/** As the server asks for it when a text is published. */
function missingIn({ kind }: OfficeContent, body: OfficeContentBody, isNamed: boolean) {
  const isArticle = kind === 'news' || kind === 'blog'
  return [
    !isNamed && ('address' as const),
    body.title.th === '' && ('title' as const),
    isArticle && body.excerpt.th === '' && ('excerpt' as const),
    body.html.th === '' && ('text' as const),
    kind !== 'page' && body.cover === '' && ('cover' as const),
  ].filter((one) => one !== false)
}
