import './branch-map.css'
import { createRoot } from 'react-dom/client'
import { BranchMapPage } from './branch-map-page.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')
createRoot(root).render(<BranchMapPage googleMapsKey={import.meta.env.VITE_GOOGLE_MAPS_KEY ?? ''} />)
