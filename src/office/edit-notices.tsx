import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../components/action/action.tsx'
import { Notice } from '../components/notice/notice.tsx'
import { problemWords } from './problem-words.ts'
import type { Edit } from './use-edit.ts'

interface EditNoticesProps {
  edit: Pick<Edit, 'isConflict' | 'errorCode' | 'reload'>
  /** What is said when somebody else was first. */
  conflict: string
  /** A button below any other error. */
  children?: ReactNode
}

/** Why a change was not saved. */
export function EditNotices({ edit, conflict, children }: EditNoticesProps) {
  const { t } = useTranslation(['office', 'problems'])
  return (
    <>
      {edit.isConflict && (
        <Notice tone="wrong" action={<ActionButton onClick={edit.reload}>{t('reload')}</ActionButton>}>
          {conflict}
        </Notice>
      )}
      {edit.errorCode !== undefined && (
        <Notice tone="wrong" action={children}>
          {t(problemWords(edit.errorCode))}
        </Notice>
      )}
    </>
  )
}
