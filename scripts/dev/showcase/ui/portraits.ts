export const title = 'Porträts';
