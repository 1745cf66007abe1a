/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string
  readonly VITE_GOOGLE_MAPS_KEY?: string
  readonly VITE_LINE_URL?: string
  readonly VITE_LINE_ID?: string
  readonly VITE_SHOP_PHONE?: string
  readonly VITE_SHOP_EMAIL?: string
  readonly VITE_SHOP_HOURS_TH?: string
  readonly VITE_SHOP_HOURS_EN?: string
  readonly VITE_SELLER_NAME?: string
  readonly VITE_SELLER_ADDRESS?: string
  readonly VITE_SELLER_TAX_ID?: string
  readonly VITE_SELLER_BRANCH?: string
  readonly VITE_FACEBOOK_URL?: string
  readonly VITE_INSTAGRAM_URL?: string
}
