import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ListedStaff } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { useStaff } from '../../flows/staff-session/use-staff-session.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import table from '../parts/table.module.css'
import classes from './staff-screen.module.css'

interface StaffTableProps {
  people: readonly ListedStaff[]
  onManage: (member: ListedStaff) => void
}

export function StaffTable({ people, onManage }: StaffTableProps) {
  const { t } = useTranslation(['officeStaff', 'office'])
  const { dateTime } = useFormat()
  const { id: ownId } = useStaff()
  return (
    <section className="office-panel">
      <h2>{t('people')}</h2>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('person')}</th>
            <th>{t('role')}</th>
            <th>{t('lastSignIn')}</th>
            <th>
              <span className="visually-hidden">{t('manage')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((member) => (
            <tr key={member.id} data-closed={!member.isActive || undefined} className={classes.person}>
              <td>
                <b>{member.name}</b> {member.id === ownId && <Badge component="span">{t('you')}</Badge>}
                {!member.isActive && <Badge component="span">{t('closed')}</Badge>}
                <small>{member.email}</small>
              </td>
              <td>{t(`office:role_${member.role}`)}</td>
              <td className={table.quiet}>
                {member.lastSignInAt ? dateTime(member.lastSignInAt) : t('never')}
              </td>
              <td className={table.right}>
                <ActionButton isSmall onClick={() => onManage(member)}>
                  {t('manage')} <span className="visually-hidden">{member.name}</span>
                </ActionButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
