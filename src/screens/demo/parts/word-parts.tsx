import { Skeleton } from '@mantine/core'
import { ActionButton } from '../../../components/action/action.tsx'
import { Breadcrumbs } from '../../../components/breadcrumbs/breadcrumbs.tsx'
import { ContentsList } from '../../../components/contents-list/contents-list.tsx'
import { EmptyNotice } from '../../../components/empty-notice/empty-notice.tsx'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { RichText } from '../../../components/rich-text/rich-text.tsx'
import { ProfileTabs } from '../../../components/profile-tabs/profile-tabs.tsx'
import { Section } from '../../../components/section/section.tsx'
import { Share } from '../../../components/share/share.tsx'
import { SkeletonGroup, SkeletonText } from '../../../components/skeleton/skeleton.tsx'
import { part } from './part.tsx'
import classes from './parts-page.module.css'

/** What is read. */
export const wordParts = {
  Notice: part(
    { tone: ['info', 'good', 'wrong'], title: true, action: true },
    ({ t, tone, title, action }) => (
      <div className={classes.wide}>
        <Notice
          key={tone}
          tone={tone}
          {...(title && { title: t('label') })}
          {...(action && { action: <ActionButton isSmall>{t('action')}</ActionButton> })}
        >
          {t('hint')}
        </Notice>
      </div>
    ),
  ),
  EmptyNotice: part({}, ({ t }) => (
    <EmptyNotice title={t('empty')} text={t('hint')}>
      <ActionButton>{t('action')}</ActionButton>
    </EmptyNotice>
  )),
  FailedNotice: part({}, ({ t }) => <FailedNotice message={t('wrong')} onRetry={() => undefined} />),
  Skeleton: part({ lines: 3, height: 80 }, ({ lines, height }) => (
    <div className={classes.field}>
      <SkeletonGroup>
        <Skeleton height={height} />
        <SkeletonText lines={lines} />
      </SkeletonGroup>
    </div>
  )),
  Breadcrumbs: part({}, ({ t }) => (
    <Breadcrumbs trail={[{ label: t('first'), to: '/demo/parts' }]} here={t('second')} />
  )),
  ProfileTabs: part({}, ({ t }) => (
    <ProfileTabs
      label={t('label')}
      tabs={[
        { to: '/demo/parts', label: t('first'), isCurrent: true },
        { to: '/demo', label: t('toFlows'), isCurrent: false },
      ]}
    />
  )),
  ContentsList: part({}, () => <ContentsList headings={[{ id: 'RichText', text: 'RichText' }]} />),
  Section: part({}, ({ t }) => (
    <Section title={t('first')} wayOn={{ to: '/demo', label: t('toFlows') }}>
      <p>{t('hint')}</p>
    </Section>
  )),
  RichText: part({}, ({ t }) => (
    <RichText html={`<h3>${t('first')}</h3><p>${t('hint')}</p><ul><li>PVC</li><li>PP</li></ul>`} />
  )),
  Share: part({}, ({ t }) => <Share title={t('title')} />),
}
