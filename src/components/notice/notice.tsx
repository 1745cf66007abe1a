import '@mantine/core/styles/Alert.layer.css'
import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

const looks = {
  wrong: { Icon: IconAlertTriangle, role: 'alert' },
  info: { Icon: IconInfoCircle, role: 'note' },
  good: { Icon: IconCheck, role: 'status' },
} as const

interface NoticeProps {
  tone: keyof typeof looks
  title?: ReactNode
  /** A button or a link that solves the problem. */
  action?: ReactNode
  children?: ReactNode
}

/** A message about a whole form or a part of the page. A message about one field stands under that field. */
export function Notice({ tone, title, action, children }: NoticeProps) {
  const { Icon, role } = looks[tone]
  return (
    <Alert
      role={role}
      icon={<Icon stroke={1.6} aria-hidden />}
      title={title}
      data-tone={tone}
      classNames={classes}
    >
      {children && <div>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </Alert>
  )
}
