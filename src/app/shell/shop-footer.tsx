import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router-dom'
import { BrandMark } from '../../components/brand-mark/brand-mark.tsx'
import { NoBreakTerms } from '../../components/no-break-terms/no-break-terms.tsx'
import { useApp } from '../../flows/app/use-app.ts'
import { PaymentLogos } from '../../components/payment-logos/payment-logos.tsx'
import { channelNames } from '../../../machines/payment-channels.ts'
import { useOfferedChannels } from '../../features/content/use-offered-channels.ts'
import { paths } from '../../lib/paths.ts'
import { shopSeller } from '../../lib/shop-seller.ts'
import { socialLinks } from '../social-links.ts'
import { FooterContact } from './footer-contact.tsx'
import classes from './shop-footer.module.css'

const presentYear = () => new Date().getFullYear()

export function ShopFooter() {
  const { t } = useTranslation()
  const categories = useApp((snapshot) => snapshot.context.categories)
  return (
    <footer className={classes.footer}>
      <div className="wrap">
        <div className={classes.reach}>
          <div className={classes.who}>
            <div className={classes.brand}>
              <BrandMark size={34} />
              <b lang="th">แผ่น</b>
              <span lang="en">Phaen</span>
            </div>
            <p>
              <NoBreakTerms>{t('footerLead')}</NoBreakTerms>
            </p>
          </div>
          <FooterContact />
        </div>
        <div className={classes.columns}>
          {categories?.length !== 0 && (
            <nav aria-labelledby="footer-groups">
              <h2 id="footer-groups">{t('productGroups')}</h2>
              <ul>
                {categories?.map((category) => (
                  <li key={category.id}>
                    <Link to={generatePath(paths.productList, { categoryId: category.id })}>
                      {category.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <nav aria-labelledby="footer-about">
            <h2 id="footer-about">{t('about')}</h2>
            <ul>
              <li>
                <Link to={paths.about}>{t('ourStory')}</Link>
              </li>
              <li>
                <Link to={paths.blogList}>{t('blogs')}</Link>
              </li>
              <li>
                <Link to={`${generatePath(paths.productList, {})}?special=true`}>{t('promotion')}</Link>
              </li>
              <li>
                <Link to={`${paths.about}#contact`}>{t('contact')}</Link>
              </li>
            </ul>
          </nav>
          <nav aria-labelledby="footer-follow">
            <h2 id="footer-follow">{t('followUs')}</h2>
            <ul>
              {socialLinks.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} rel="noreferrer" target="_blank">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <OfferedPayments />
        <div className={classes.end}>
          <div>
            <Link to={paths.terms}>{t('terms')}</Link>
            <Link to={paths.privacyPolicy}>{t('privacy')}</Link>
          </div>
          {shopSeller.taxId && (
            <span>
              <span lang="th">{shopSeller.name}</span> · {t('registered', { number: shopSeller.taxId })}
            </span>
          )}
          <span suppressHydrationWarning>{t('copyright', { year: presentYear() })}</span>
        </div>
      </div>
    </footer>
  )
}

/** Until the shop has said what it takes, every mark holds its place unseen, so that no link below moves under a finger. */
function OfferedPayments() {
  const { t } = useTranslation()
  const channels = useOfferedChannels('footer')
  if (channels?.length === 0) return null
  return (
    <div className={classes.payments} data-is-unknown={!channels || undefined}>
      <span>{t('weTake')}</span>
      <PaymentLogos channels={channels ?? channelNames} isOnInk />
    </div>
  )
}
