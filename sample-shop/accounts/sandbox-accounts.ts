import type { AddressInput, BillingAddress, Profile } from '../../openapi/generated/schema.ts'

interface SandboxAccount {
  id: string
  kind: Profile['kind']
  /** The phone number of an individual, the e-mail of a legal entity. */
  login: string
  phoneNumber: string
  email?: string
  firstName: string
  lastName: string
  isActive: boolean
  company?: { companyName: string; taxId: string; branchCode: string }
  industry: string
  productInterests: string[]
  wantsNews: boolean
  billingAddress?: BillingAddress
  /** The first is the default. */
  addresses: Omit<AddressInput, 'isDefault'>[]
}

/** Public, like all of these accounts: for the sandbox only. */
export const sandboxPassword = 'Phaen2026'

const home = {
  recipientName: 'สมชาย ใจดี',
  phoneNumber: '0812345678',
  addressLine: '128/7 ซอยสุขุมวิท 101/1',
  subDistrict: 'บางจาก',
  district: 'พระโขนง',
  province: 'กรุงเทพมหานคร',
  postcode: '10260',
  location: { lat: 13.6899, lng: 100.6136 },
}

const office = {
  recipientName: 'บริษัท ป้ายงามสื่อโฆษณา จำกัด',
  phoneNumber: '0898765432',
  addressLine: '55/9 หมู่ 3 ถนนเทพารักษ์',
  subDistrict: 'บางพลีใหญ่',
  district: 'บางพลี',
  province: 'สมุทรปราการ',
  postcode: '10540',
  taxId: '0105561002341',
  branchCode: '00000',
}

export const sandboxAccounts: readonly SandboxAccount[] = [
  {
    id: 'c-demo-individual',
    kind: 'individual',
    login: '0812345678',
    phoneNumber: '0812345678',
    email: 'somchai@example.com',
    firstName: 'สมชาย',
    lastName: 'ใจดี',
    isActive: true,
    industry: 'signage',
    productInterests: ['sign-materials', 'packaging'],
    wantsNews: true,
    addresses: [
      home,
      {
        recipientName: 'ร้านสมชายทำป้าย',
        phoneNumber: '0812345678',
        addressLine: '19/2 ถนนติวานนท์',
        subDistrict: 'บางกระสอ',
        district: 'เมืองนนทบุรี',
        province: 'นนทบุรี',
        postcode: '11000',
      },
      {
        recipientName: 'สมหญิง ใจดี',
        phoneNumber: '0861234567',
        addressLine: '301 หมู่ 14 ถนนสุเทพ',
        subDistrict: 'สุเทพ',
        district: 'เมืองเชียงใหม่',
        province: 'เชียงใหม่',
        postcode: '50200',
      },
    ],
  },
  {
    id: 'c-demo-legal-entity',
    kind: 'legalEntity',
    login: 'buyer@example.co.th',
    phoneNumber: '0898765432',
    email: 'buyer@example.co.th',
    firstName: 'วิภา',
    lastName: 'ตั้งใจ',
    isActive: true,
    company: { companyName: office.recipientName, taxId: office.taxId, branchCode: office.branchCode },
    industry: 'signage',
    productInterests: ['sign-materials', 'exhibition'],
    wantsNews: false,
    billingAddress: office,
    addresses: [
      office,
      {
        recipientName: 'คลังสินค้า ป้ายงามสื่อโฆษณา',
        phoneNumber: '0898765433',
        addressLine: '7/1 หมู่ 5 ถนนพหลโยธิน',
        subDistrict: 'คลองหนึ่ง',
        district: 'คลองหลวง',
        province: 'ปทุมธานี',
        postcode: '12120',
      },
    ],
  },
  {
    id: 'c-demo-inactive',
    kind: 'individual',
    login: '0899999999',
    phoneNumber: '0899999999',
    firstName: 'มานะ',
    lastName: 'พักก่อน',
    isActive: false,
    industry: 'retail',
    productInterests: [],
    wantsNews: false,
    addresses: [],
  },
]
