import Imported from 'react-apexcharts'

/** The library is CommonJS: the bundler gives its exports as the default, the development server the component. */
export const Chart = (Imported as unknown as { default?: typeof Imported }).default ?? Imported
