import '../src/styles.css'
