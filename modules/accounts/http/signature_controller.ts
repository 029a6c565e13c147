import { pictureController } from '#modules/shared/http/picture_controller'
import { signature } from '../actions/signer_pictures.ts'

export default pictureController(signature)
