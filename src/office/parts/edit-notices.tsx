import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { problemWords } from '../problem-words.ts'
import type { Edit } from '../hooks/use-edit.ts'

interface EditNoticesProps {
  edit: Pick<Edit, 'isConflict' | 'errorCode' | 'reload'>
  /** What is said when somebody else was first; without it nobody else changes the same. */
  conflict?: string
  /** Own words for a code; null where a field says it. */
  words?: Partial<Record<string, string | null>>
  /** A button below any other error. */
  children?: ReactNode
}

/** Why a change was not saved. */
export function EditNotices({ edit, conflict, words = {}, children }: EditNoticesProps) {
  const { t } = useTranslation(['office', 'problems'])
  const own = edit.errorCode === undefined ? null : words[edit.errorCode]
  return (
    <>
      {conflict !== undefined && edit.isConflict && (
        <Notice tone="wrong" action={<ActionButton onClick={edit.reload}>{t('reload')}</ActionButton>}>
          {conflict}
        </Notice>
      )}
      {own !== null && (
        <Notice tone="wrong" action={children}>
          {own ?? t(problemWords(edit.errorCode))}
        </Notice>
      )}
    </>
  )
}
