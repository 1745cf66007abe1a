import { panelClasses } from '@phaen/statecharts/react'
import { useId, useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { demoAddress } from '../../../lib/demo-address.ts'
import classes from './replay.module.css'
import { openReport, useOpenedRecordings } from './opened-report.ts'

/** Takes a bug report of the inspector, pasted or as a file, and leads to its recordings. */
export function OpenReport() {
  const { t } = useTranslation('gallery')
  const id = useId()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string>()
  const recordings = useOpenedRecordings()
  const open = (report: string) => setWrong(openReport(report))
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) open(await file.text())
  }
  return (
    <details className={classes.report}>
      <summary>{t('openReport')}</summary>
      <form
        className={panelClasses.payload}
        onSubmit={(event) => {
          event.preventDefault()
          open(text)
        }}
      >
        <label htmlFor={id}>{t('pasteReport')}</label>
        <textarea
          id={id}
          lang="en"
          rows={4}
          spellCheck={false}
          value={text}
          aria-invalid={wrong !== undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <label>
          <span>{t('reportFile')}</span>
          <input
            type="file"
            accept="application/json,.json,.txt"
            onChange={(event) => void readFile(event)}
          />
        </label>
        {wrong !== undefined && (
          <p className={panelClasses.wrong} role="alert">
            {t('wrongReport', { wrong })}
          </p>
        )}
        <button type="submit" className={panelClasses.play} data-tone="ink">
          {t('openReportNow')}
        </button>
      </form>
      {recordings.length > 0 && (
        <>
          <p role="status">{t('recordings', { count: recordings.length })}</p>
          <ul className={classes.recordings}>
            {recordings.map(({ flow, recording: { actor, steps, page } }, index) => (
              // Two actors of one flow may have the same name.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <Link to={demoAddress(flow)}>
                  <code>{flow}</code>
                  {page !== undefined && <span>{t('earlierPage', { page })}</span>}
                  {actor !== flow && <span lang="en">{actor}</span>}
                  <span>{t('moves', { count: steps.length })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
}
