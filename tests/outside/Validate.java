import eu.europa.esig.dss.model.FileDocument;
import eu.europa.esig.dss.spi.DSSUtils;
import eu.europa.esig.dss.spi.validation.CommonCertificateVerifier;
import eu.europa.esig.dss.spi.x509.CommonTrustedCertificateSource;
import eu.europa.esig.dss.validation.SignedDocumentValidator;
import java.io.File;

/** Prints one line for each signature of the files: its format, its indication, and what is wrong with it. */
public class Validate {
  public static void main(String[] arguments) throws Exception {
    var trusted = new CommonTrustedCertificateSource();
    trusted.addCertificate(DSSUtils.loadCertificate(new File(arguments[0])));
    for (int at = 1; at < arguments.length; at++) {
      var verifier = new CommonCertificateVerifier();
      verifier.setTrustedCertSources(trusted);
      var validator = SignedDocumentValidator.fromDocument(new FileDocument(arguments[at]));
      validator.setCertificateVerifier(verifier);
      var report = validator.validateDocument().getSimpleReport();
      for (String id : report.getSignatureIdList())
        System.out.println("signature " + report.getSignatureFormat(id) + " " + report.getIndication(id) + " "
            + report.getSubIndication(id) + " " + report.getAdESValidationErrors(id).stream().map(message -> message.getValue()).toList());
    }
  }
}
