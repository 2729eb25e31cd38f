import 'virtual:brand.css'
import localBrand from 'virtual:brand'
import { provideLocalBrand } from '../src/brand/local-brand'
import '../src/styles.css'

provideLocalBrand(localBrand)
