import { Box, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { ActionButton, ActionLink } from '../../components/action/action.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { StepsRuler } from '../../components/ruler/steps-ruler.tsx'
import { useImport, type Import } from '../../flows/import/use-import.ts'
import { ExportButton } from '../parts/export-button.tsx'
import { problemWords } from '../problem-words.ts'
import { useAskBeforeLeaving } from '../hooks/use-ask-before-leaving.ts'
import { useTitle } from '../hooks/use-title.ts'
import { ChooseFile } from './choose-file.tsx'
import { exportGoods } from './import-api.ts'
import { Preview } from './preview.tsx'
import { Result } from './result.tsx'
import { Running } from './running.tsx'
import classes from './import.module.css'

const steps = ['choose', 'look', 'run'] as const

/** Goods from a file: chosen, looked at line by line, and written. An import that the server keeps has an address of its own. */
export default function ImportScreen() {
  const { t } = useTranslation(['officeImport', 'office'])
  const { id } = useParams()
  const navigate = useNavigate()
  const flow = useImport(id, (kept) => void navigate(`/import/${kept}`))
  const step = stepOf(flow)
  const part = usePartInFocus(step)
  useTitle(t('office:import'))
  useAskBeforeLeaving(flow.snapshot.matches('running'))
  return (
    <>
      <Group justify="space-between" gap="8 12" mb={8}>
        <h1>{t('title')}</h1>
        <ExportButton name="goods" read={exportGoods}>
          {t('exportAll')}
        </ExportButton>
      </Group>
      <Box maw={640}>
        <StepsRuler
          label={t('steps')}
          steps={steps.map((one) => t(`step_${one}`))}
          current={steps.indexOf(step)}
        />
      </Box>
      <section ref={part} tabIndex={-1} className={classes.part} aria-label={t(`step_${step}`)}>
        <Part flow={flow} />
      </section>
    </>
  )
}

function stepOf({ snapshot }: Import): (typeof steps)[number] {
  const { id, record } = snapshot.context
  if (snapshot.matches('previewed')) return 'look'
  if (id === '') return 'choose'
  return record ? 'run' : 'look'
}

function Part({ flow }: { flow: Import }) {
  const { snapshot } = flow
  const { id, record } = snapshot.context
  if (record) {
    if (snapshot.matches('previewed')) return <Preview flow={flow} record={record} />
    if (snapshot.matches('stopped') || snapshot.matches('finished'))
      return <Result flow={flow} record={record} />
    return <Running flow={flow} record={record} />
  }
  return id === '' ? <ChooseFile flow={flow} /> : <Opening flow={flow} />
}

/** One that the server keeps, until it is read. */
function Opening({ flow: { snapshot, send } }: { flow: Import }) {
  const { t } = useTranslation(['officeImport', 'parts', 'problems'])
  const { errorCode } = snapshot.context
  if (!snapshot.matches('openFailed')) return <p role="status">{t('parts:loading')}</p>
  const isGone = errorCode === 'NOT_FOUND' || errorCode === 'VALIDATION'
  return (
    <Notice
      tone="wrong"
      action={
        isGone ? (
          <ActionLink to="/import">{t('otherFile')}</ActionLink>
        ) : (
          <ActionButton onClick={() => send({ type: 'import.retry' })}>{t('parts:retry')}</ActionButton>
        )
      }
    >
      {isGone ? t('keptNoLonger') : t(problemWords(errorCode))}
    </Notice>
  )
}

/** Whoever pressed a button that is gone with its step goes on at the next one. */
function usePartInFocus(step: string) {
  const part = useRef<HTMLElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step && document.activeElement === document.body)
      part.current?.focus({ preventScroll: true })
    shown.current = step
  }, [step])
  return part
}
