package org.waybill.api.access;

import jakarta.annotation.Priority;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.ext.Provider;

/** Stands before every resource method and lets pass what its annotations allow, nothing else. */
@Provider
@Priority(Priorities.AUTHORIZATION)
public class AccessFilter implements ContainerRequestFilter {

    @Context
    private ResourceInfo resource;

    @Override
    public void filter(ContainerRequestContext request) {
        Access.of(resource.getResourceMethod())
                .check(request.getMethod(), request.getSecurityContext(), request::getHeaderString);
    }
}
