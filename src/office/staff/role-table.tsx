import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { RoleRights, StaffRight } from '../../../openapi/generated/schema.ts'
import classes from './staff-screen.module.css'

const isNamed = (right: StaffRight): right is Exclude<StaffRight, 'session'> => right !== 'session'

/** Which role has which right; everybody has their own session. */
export function RoleTable({ roles }: { roles: readonly RoleRights[] }) {
  const { t } = useTranslation(['officeStaff', 'office'])
  const rights = [...new Set(roles.flatMap((one) => one.rights))].filter(isNamed)
  return (
    <section className="office-panel">
      <h2>{t('whoMay')}</h2>
      <table className={classes.roles}>
        <thead>
          <tr>
            <th scope="col">{t('mayDo')}</th>
            {roles.map(({ role }) => (
              <th key={role} scope="col">
                {t(`office:role_${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map((right) => (
            <tr key={right}>
              <th scope="row">{t(`right_${right}`)}</th>
              {roles.map((one) => {
                const isAllowed = one.rights.includes(right)
                const Mark = isAllowed ? IconCheck : IconMinus
                return (
                  <td key={one.role} data-may={isAllowed || undefined}>
                    <Mark size={18} stroke={1.8} aria-hidden />
                    <span className="visually-hidden">{t(isAllowed ? 'may' : 'mayNot')}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
