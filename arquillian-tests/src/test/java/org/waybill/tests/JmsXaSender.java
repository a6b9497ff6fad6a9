package org.waybill.tests;

import jakarta.annotation.Resource;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.Destination;
import jakarta.jms.JMSContext;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** An application beside Waybill that sends its body with the server's default connection factory. */
@WebServlet("/send")
public class JmsXaSender extends HttpServlet {

    private static final long serialVersionUID = 1L;

    @Resource(lookup = "java:/JmsXA")
    private transient ConnectionFactory factory;

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String body = new String(request.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try (JMSContext context = factory.createContext()) {
            String name = request.getParameter("to");
            Destination to =
                    request.getParameter("as").equals("topic") ? context.createTopic(name) : context.createQueue(name);
            context.createProducer().send(to, body);
        }
    }
}
