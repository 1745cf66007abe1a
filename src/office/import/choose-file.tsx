import { Stack, Textarea } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import type { Import } from '../../flows/import/use-import.ts'
import { problemWords } from '../problem-words.ts'
import { Columns } from './columns.tsx'
import { importFaultWords } from './import-words.ts'
import { LatestImports } from './latest-imports.tsx'
import classes from './import.module.css'

/** A file chosen, dropped anywhere on the page or pasted; or rows that were copied in a spreadsheet. */
export function ChooseFile({ flow }: { flow: Import }) {
  const { t } = useTranslation(['officeImport', 'parts', 'problems'])
  const { snapshot, send } = flow
  const [pasted, setPasted] = useState('')
  const isBusy = snapshot.hasTag('pending')
  const take = (file: File | undefined) => {
    if (file) send({ type: 'file.choose', file })
  }
  const look = (text: string) => send({ type: 'rows.paste', rows: { name: t('pastedName'), text } })
  useWindowEvent('dragover', (event) => event.preventDefault())
  useWindowEvent('drop', (event) => {
    // The browser would leave the page for the file.
    event.preventDefault()
    take(event.dataTransfer?.files[0])
  })
  useWindowEvent('paste', ({ target, clipboardData }) => {
    if (target instanceof HTMLElement && target.closest('input, textarea')) return
    const text = clipboardData?.getData('text/plain') ?? ''
    if (clipboardData?.files[0]) take(clipboardData.files[0])
    else if (text.includes('\n')) {
      setPasted(text)
      look(text)
    }
  })
  return (
    <div className={classes.columns}>
      <Stack gap={16} miw={0}>
        <Fault flow={flow} />
        <label className={classes.drop} aria-busy={isBusy}>
          <IconFileImport size={40} stroke={1.2} aria-hidden />
          <b role="status">
            {snapshot.matches('reading') && t('reading')}
            {snapshot.matches('previewing') && t('previewing')}
            {!isBusy && t('drop')}
          </b>
          <span>{t('dropHint')}</span>
          <span className={classes.press} aria-hidden>
            {t('chooseFile')}
          </span>
          <span>{t('nothingYet')}</span>
          <input
            className="unseen"
            type="file"
            aria-label={t('chooseFile')}
            disabled={isBusy}
            onChange={(event) => {
              take(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </label>
        <form
          className={classes.paste}
          onSubmit={(event) => {
            event.preventDefault()
            look(pasted)
          }}
        >
          <Textarea
            label={t('paste')}
            rows={4}
            spellCheck={false}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
          <ActionButton
            type="submit"
            isSmall
            disabled={pasted.trim() === ''}
            isWaiting={isBusy && pasted.trim() !== ''}
          >
            {t('look')}
          </ActionButton>
        </form>
      </Stack>
      <Stack gap={16} miw={0}>
        <Columns />
        <LatestImports />
      </Stack>
    </div>
  )
}

/** Why the last file was not taken. */
function Fault({ flow: { snapshot, send } }: { flow: Import }) {
  const { t } = useTranslation(['officeImport', 'parts', 'problems'])
  const { errorCode } = snapshot.context
  if (snapshot.matches('refused')) {
    const words = importFaultWords(errorCode)
    return <Notice tone="wrong">{t(words ?? problemWords(errorCode))}</Notice>
  }
  if (!snapshot.matches('previewFailed')) return null
  return (
    <Notice
      tone="wrong"
      action={<ActionButton onClick={() => send({ type: 'import.retry' })}>{t('parts:retry')}</ActionButton>}
    >
      {t(problemWords(errorCode))}
    </Notice>
  )
}
