import 'virtual:brand.css'
import localBrand from 'virtual:brand'
import { provideLocalBrand } from '../src/brand/local-brand'
import '../src/first-view/frame.css'
import '../src/styles.css'

provideLocalBrand(localBrand)
