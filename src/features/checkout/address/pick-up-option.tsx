import { IconBuildingStore } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PickUpBranch } from '../../../../openapi/generated/schema.ts'
import { dataOf } from '../../../api/problem.ts'
import { ActionButton } from '../../../components/action/action.tsx'
import { ChoiceRows } from '../../../components/choice-rows/choice-rows.tsx'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { SkeletonGroup } from '../../../components/skeleton/skeleton.tsx'
import { useRecord, type ReadRecordArgs } from '../../../flows/record/use-record.ts'
import classes from './pick-up-option.module.css'
import { useReadyWords } from '../use-ready-words.ts'

/** The branches that hand over orders. */
const readPickUpBranches = ({ client, language, signal }: ReadRecordArgs): Promise<PickUpBranch[]> =>
  dataOf(client.quiet.GET('/{language}/api/pick-up-branches', { params: { path: { language } }, signal }))

export interface PickUpChoice {
  /** The branch that was chosen before. */
  branch: PickUpBranch | undefined
  onChoose: (branch: PickUpBranch) => void
}

/** Picking up as a way beside the carriers: pressing it shows the branches, and pressing a branch decides. */
export function PickUpOption({ branch, onChoose }: PickUpChoice) {
  const { t } = useTranslation('checkout')
  const [isOpen, setIsOpen] = useState(branch !== undefined)
  return (
    <div className={classes.way}>
      <ActionButton isFull isExpanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <IconBuildingStore size={22} stroke={1.6} aria-hidden />
        {t('pickUp')}
      </ActionButton>
      <p className="note">{t('pickUpFree')}</p>
      {isOpen && <Branches chosenId={branch?.id} onChoose={onChoose} />}
    </div>
  )
}

interface BranchesProps {
  chosenId: string | undefined
  onChoose: PickUpChoice['onChoose']
}

function Branches({ chosenId, onChoose }: BranchesProps) {
  const { t } = useTranslation('checkout')
  const { view, retry } = useRecord('pick-up', 'branches', readPickUpBranches)
  const [marked, mark] = useState(chosenId)
  const readyWords = useReadyWords()
  if (view.kind === 'loading') return <SkeletonGroup height={240} />
  if (view.kind !== 'shown') return <FailedNotice message={t('pickUpFailed')} onRetry={retry} />
  const branches = view.item
  if (branches.length === 0) return <p>{t('pickUpNone')}</p>
  return (
    <ChoiceRows
      name="branch"
      label={t('pickUpBranch')}
      value={marked}
      onChange={mark}
      onChoose={(id) => {
        const chosen = branches.find((branch) => branch.id === id)
        if (chosen) onChoose(chosen)
      }}
      options={branches.map((branch) => ({
        value: branch.id,
        label: branch.name,
        note: (
          <>
            <span className={`note ${classes.place}`}>
              {branch.district} · {branch.hours}
            </span>
            <b className={classes.ready}>{readyWords(branch)}</b>
          </>
        ),
      }))}
    />
  )
}
