import { Box, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentWish, OfficeContent, OfficeContentBody } from '../../../openapi/generated/schema.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx'
import { formatNumber } from '../../lib/format-number.ts'
import { useFormat } from '../../lib/use-format.ts'
import { readVersion } from './content-api.ts'
import { fromLocalTime } from './local-time.ts'
import classes from './content-screen.module.css'

interface ContentBarProps {
  content: OfficeContent
  body: OfficeContentBody
  publishAt: string
  isNamed: boolean
  isSaving: boolean
  onSave: (wish: ContentWish) => void
  onRestore: (body: OfficeContentBody) => void
}

/** What can be done with the text as it is typed. The red button names the time. */
export function ContentBar({ content, body, publishAt, isNamed, isSaving, ...does }: ContentBarProps) {
  const { t } = useTranslation(['officeContent', 'parts'])
  const { dateTime } = useFormat()
  const [isAsking, setAsking] = useState(false)
  const { kind, isLive } = content
  const missing = missingIn(content, body, isNamed)
  const isLater = publishAt !== ''
  const canDraft = isNamed && body.title.th !== ''
  return (
    <section className={classes.bar} aria-label={t('does')}>
      <Versions content={content} onRestore={does.onRestore} />
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

/** Brings the words of an earlier version into the fields; they count once they are saved. */
function Versions({ content, onRestore }: Pick<ContentBarProps, 'content' | 'onRestore'>) {
  const { t } = useTranslation(['officeContent', 'problems'])
  const { dateTime } = useFormat()
  const client = useShopClient()
  const [hasFailed, setFailed] = useState(false)
  const { kind, id, version: newest, versions } = content
  const earlier = versions.filter(({ version }) => version < newest)
  if (earlier.length === 0) return null
  const goBack = (version: number) => {
    setFailed(false)
    readVersion(client, { kind, id, version }).then(onRestore, () => setFailed(true))
  }
  return (
    <>
      <NativeSelect
        aria-label={t('versions', { number: earlier.length })}
        value=""
        onChange={(event) => goBack(Number(event.target.value))}
      >
        <option value="">{t('versions', { number: earlier.length })}</option>
        {earlier.map(({ version, savedAt, savedBy }) => (
          <option key={version} value={version}>
            {[formatNumber(version), dateTime(savedAt), savedBy].filter(Boolean).join(' · ')}
          </option>
        ))}
      </NativeSelect>
      {hasFailed && <p role="alert">{t('problems:INTERNAL')}</p>}
    </>
  )
}
