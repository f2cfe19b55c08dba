export type { MediaContext, PendingPictures } from './context.ts';
export { checkFilms, type Films, presentFilms } from './films.rules.ts';
export { locatePicture } from './locate-picture.ts';
export { mediaModule } from './module.ts';
export {
  addressesOf,
  downloadAddress,
  isFilmAddress,
  type PictureAddress,
  type PictureFormat,
  pictureFormats,
  pictureWidths,
} from './picture-address.rules.ts';
export { fitPicture, pictureFiles, type PictureFiles } from './picture-files.ts';
export {
  byTypeAndOrder,
  type ContentPicture,
  listPicture,
  type ListPicture,
  pictureOfCard,
  presentPictures,
} from './pictures.rules.ts';
export { reachFilm } from './reach-film.ts';
