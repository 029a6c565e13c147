import { pictureController } from '#modules/shared/http/picture_controller'
import { signerPhoto } from '../actions/signer_pictures.ts'

export default pictureController(signerPhoto)
